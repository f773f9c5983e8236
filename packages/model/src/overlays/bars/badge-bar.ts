export interface BadgeBarQuestion {
  /** Trial and free sites always carry the badge. */
  isPaidSite: boolean
  isBadgeEnabled: boolean
}

export function isBadgeBarShown({ isPaidSite, isBadgeEnabled }: BadgeBarQuestion): boolean {
  return !isPaidSite || isBadgeEnabled
}
