import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { useQuery } from '@tanstack/react-query'

/** What the site says to its visitors, for what the panel draws itself. Fetched apart: the panel starts without it. */
export function useVisitorTexts(language: string | undefined): VisitorTexts | undefined {
  return useQuery({
    queryKey: ['visitor-texts', language],
    enabled: language !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import('@sitewright/model/visitor-texts/texts-for')).textsFor(language ?? ''),
  }).data
}
