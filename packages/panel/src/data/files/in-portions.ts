import { maxAssetsAtOnce } from '@sitewright/model/assets/asset-answers'

/** However many files there are: the host takes some at a time. */
export async function inPortions<Answer>(
  assetIds: readonly string[],
  ask: (portion: string[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < assetIds.length; at += maxAssetsAtOnce)
    answers.push(await ask(assetIds.slice(at, at + maxAssetsAtOnce)))
  return answers
}
