import { type PageDocument, pageDocument, pageFormat } from '@sitewright/model/pages/document'
import { type PageType, pageTypes } from '@sitewright/model/reference/pages'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

/** Pages that the host makes in the design of the site; what they say stands in `texts.pages`. */
export const hostPages = {
  notFound: { status: 404, pageType: pageTypes.notFound },
  password: { status: 401, pageType: pageTypes.lockScreen },
  siteLock: { status: 401, pageType: pageTypes.lockScreen },
  private: { status: 403, pageType: pageTypes.lockScreen },
  comingSoon: { status: 200, pageType: pageTypes.splashPage },
  search: { status: 200, pageType: pageTypes.search },
  cart: { status: 200, pageType: pageTypes.commerceCartV2 },
  checkoutRefused: { status: 409, pageType: pageTypes.checkout },
  draftRefused: { status: 410, pageType: pageTypes.checkout },
  restock: { status: 200, pageType: pageTypes.page },
  comments: { status: 200, pageType: pageTypes.page },
  order: { status: 200, pageType: pageTypes.orderConfirmed },
  downloadEnded: { status: 410, pageType: pageTypes.error },
  stripePayment: { status: 200, pageType: pageTypes.checkout },
  testPayment: { status: 200, pageType: pageTypes.checkout },
  form: { status: 400, pageType: pageTypes.page },
  members: { status: 403, pageType: pageTypes.memberAreaAccessDenied },
  memberLogin: { status: 200, pageType: pageTypes.protectedContent },
  memberJoin: { status: 200, pageType: pageTypes.protectedContent },
  memberConfirm: { status: 200, pageType: pageTypes.membershipConfirmed },
  memberReset: { status: 200, pageType: pageTypes.protectedContent },
  memberAccount: { status: 200, pageType: pageTypes.protectedContent },
  newsletterConfirm: { status: 200, pageType: pageTypes.newsletterUnsubscribe },
  newsletterLeave: { status: 200, pageType: pageTypes.newsletterUnsubscribe },
  expired: { status: 503, pageType: pageTypes.error },
  removed: { status: 410, pageType: pageTypes.error },
  parked: { status: 200, pageType: pageTypes.splashPage },
  failed: { status: 500, pageType: pageTypes.error },
  busy: { status: 503, pageType: pageTypes.error },
} as const satisfies Record<keyof VisitorTexts['pages'], { status: number; pageType: PageType }>

export type HostPageName = keyof typeof hostPages

/** Built of the same blocks as any page, so that it takes on the look of the site. */
export function documentOfHostPage(name: HostPageName, { pages, page }: VisitorTexts): PageDocument {
  const { heading, text } = pages[name]
  const link = { type: 'link', attrs: { href: '/', newWindow: false } }
  return pageDocument.parse({
    format: pageFormat,
    sections: [
      {
        id: '000000000000000000000001',
        height: 'large',
        blocks: [
          {
            id: '000000000000000000000002',
            type: 'text',
            desktop: { start: { x: 4, y: 0 }, end: { x: 20, y: 8 } },
            props: {
              text: {
                type: 'doc',
                content: [
                  {
                    type: 'heading',
                    attrs: { level: 1, textAlign: 'center' },
                    content: [{ type: 'text', text: heading }],
                  },
                  centered([{ type: 'text', text }]),
                  centered([{ type: 'text', text: page.goHome, marks: [link] }]),
                ],
              },
            },
          },
        ],
      },
    ],
  })
}

function centered(content: unknown[]) {
  return { type: 'paragraph', attrs: { textAlign: 'center', size: 2 }, content }
}
