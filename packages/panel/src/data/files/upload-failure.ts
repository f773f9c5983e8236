import { fileJobTexts } from '@sitewright/model/editor/file-jobs'
import { panelStrings } from '@sitewright/model/editor/panel-strings'

/** Why an upload ended without a file: what to say, and whether sending it again could help. */
export class UploadFailure extends Error {
  readonly canRetry: boolean
  constructor(text: string, canRetry: boolean) {
    super(text)
    this.name = 'UploadFailure'
    this.canRetry = canRetry
  }
}

/** `isSent`: every byte was on its way, so that the host was working on it. */
export function failureOfLostConnection(isSent: boolean): UploadFailure {
  return new UploadFailure(isSent ? fileJobTexts.incomplete : panelStrings.uploadIncomplete, true)
}

export function failureOfCanceling(isSent: boolean): UploadFailure {
  return new UploadFailure(isSent ? fileJobTexts.canceled : panelStrings.uploadIncomplete, true)
}

/** Files that could be received but not worked with. */
const brokenKeys: readonly string[] = ['asset.broken', 'asset.bomb', 'asset.too-complex']

/** What the host answered: its own words where it refuses the file, ours where something went wrong. */
export function failureOfAnswer(answer: { status: number; errorKey?: string; message: string }): UploadFailure {
  if (brokenKeys.includes(answer.errorKey ?? ''))
    return new UploadFailure(`${fileJobTexts.failed}. ${answer.message}`, false)
  if (answer.status >= 400 && answer.status < 500 && answer.message !== '')
    return new UploadFailure(answer.message, answer.status === 401 || answer.status === 403 || answer.status === 429)
  return new UploadFailure(panelStrings.uploadFailed, true)
}
