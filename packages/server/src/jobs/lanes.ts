/**
 * What jobs wait for: our own database and files for a moment (`quick`) or for long, the mail server, payment providers, or
 * machines that owners named. Each lane has slots of its own in every process, and one site takes no more of them than its
 * share.
 */
export const lanes = {
  quick: { slots: 4, share: 3 },
  mail: { slots: 4, share: 2 },
  payments: { slots: 3, share: 2 },
  webhooks: { slots: 12, share: 3 },
  long: { slots: 3, share: 1 },
} as const satisfies Record<string, { readonly slots: number; readonly share: number }>

export type Lane = keyof typeof lanes

export const laneNames = Object.keys(lanes) as Lane[]

export interface LaneUse {
  readonly lane: Lane
  readonly room: number
  /** What each site has of it just now. */
  readonly bySite: Readonly<Record<string, number>>
  begin(websiteId: string): void
  end(websiteId: string): void
}

/** What one lane has taken up in this process. */
export function createLaneUse(lane: Lane): LaneUse {
  const bySite = new Map<string, number>()
  let taken = 0
  return {
    lane,
    get room() {
      return Math.max(0, lanes[lane].slots - taken)
    },
    get bySite() {
      return Object.fromEntries(bySite)
    },
    begin(websiteId) {
      taken++
      bySite.set(websiteId, (bySite.get(websiteId) ?? 0) + 1)
    },
    end(websiteId) {
      taken--
      const left = (bySite.get(websiteId) ?? 0) - 1
      if (left > 0) bySite.set(websiteId, left)
      else bySite.delete(websiteId)
    },
  }
}
