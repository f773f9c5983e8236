/** Stored names of navigation groups that no menu shows. Their pages stay reachable by address and by search. */
export const navigationGroups = { hidden: '_hidden', memberAreas: '_memberareas' } as const
