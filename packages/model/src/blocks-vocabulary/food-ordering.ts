import { z } from 'zod'

/** Services that take orders for a restaurant, each with where its page for one restaurant lies. */
export const foodServices = {
  chownow: { name: 'ChowNow', start: 'https://direct.chownow.com/order/' },
  doordash: { name: 'DoorDash', start: 'https://www.doordash.com/store/' },
  grubhub: { name: 'Grubhub', start: 'https://www.grubhub.com/restaurant/' },
  tock: { name: 'Tock', start: 'https://www.exploretock.com/' },
  toast: { name: 'Toast', start: 'https://www.toasttab.com/' },
  ubereats: { name: 'Uber Eats', start: 'https://www.ubereats.com/store/' },
} as const
export const foodServiceIds = ['chownow', 'doordash', 'grubhub', 'tock', 'toast', 'ubereats'] as const

export const foodOrderingLink = z.object({
  serviceId: z.enum(foodServiceIds).default('toast'),
  /** Of the restaurant, for those who hear the page. */
  displayName: z.string().trim().max(200).default(''),
  linkTitle: z.string().trim().min(1, 'Enter a button label.').max(200).default('Order Now'),
  /** The restaurant at the service: what follows the start of its address. */
  slug: z.string().trim().max(200).default(''),
})
export type FoodOrderingLink = z.infer<typeof foodOrderingLink>

export function foodOrderingAddress({ serviceId, slug }: Pick<FoodOrderingLink, 'serviceId' | 'slug'>): string {
  return foodServices[serviceId].start + slug.split('/').filter(Boolean).map(encodeURIComponent).join('/')
}
