export const cookieBannerThemes = ['light', 'dark'] as const
export const cookieBannerVariants = ['bar', 'popup'] as const
export const cookieBannerCtaVariants = ['text', 'button', 'icon'] as const
export const cookieBannerAcceptTypes = ['opt-in', 'opt-in-and-out'] as const
