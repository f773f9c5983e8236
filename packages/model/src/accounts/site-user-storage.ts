/** Under which name a page keeps the anti-forgery token of a member. */
export const siteUserStorageKey = 'siteUserSession'

/** Not kept longer than the browser session unless the member asks to be remembered. */
const rememberedSessionDays = 30
export const rememberedMs = rememberedSessionDays * 24 * 60 * 60_000
