import { membersOnlyText } from '@sitewright/model/accounts/page-access'
import { type PageDocument, pageDocument, pageFormat } from '@sitewright/model/pages/document'
import { type PageType, pageTypes } from '@sitewright/model/reference/pages'

/** Pages that the host makes in the design of the site. */
export const hostPages = {
  notFound: {
    status: 404,
    pageType: pageTypes.notFound,
    heading: 'Page not found',
    text: 'There is no page at this address. It may have moved.',
  },
  password: {
    status: 401,
    pageType: pageTypes.lockScreen,
    heading: 'This page is locked',
    text: 'Its owner has protected it with a password.',
  },
  search: {
    status: 200,
    pageType: pageTypes.search,
    heading: 'Search',
    text: 'Find pages of this site.',
  },
  form: {
    status: 400,
    pageType: pageTypes.page,
    heading: 'Please check the form',
    text: 'Something in it is missing or wrong.',
  },
  members: {
    status: 403,
    pageType: pageTypes.memberAreaAccessDenied,
    heading: membersOnlyText,
    text: 'Sign in to see it.',
  },
  memberLogin: {
    status: 200,
    pageType: pageTypes.protectedContent,
    heading: 'Sign in',
    text: 'For members of this site.',
  },
  memberJoin: {
    status: 200,
    pageType: pageTypes.protectedContent,
    heading: 'Become a member',
    text: 'Some pages of this site are for members.',
  },
  memberConfirm: {
    status: 200,
    pageType: pageTypes.membershipConfirmed,
    heading: 'Confirm your membership',
    text: 'One click, and you are a member.',
  },
  memberReset: {
    status: 200,
    pageType: pageTypes.protectedContent,
    heading: 'Choose a password',
    text: 'For members of this site.',
  },
  memberAccount: {
    status: 200,
    pageType: pageTypes.protectedContent,
    heading: 'Your account',
    text: 'As a member of this site.',
  },
  newsletterConfirm: {
    status: 200,
    pageType: pageTypes.newsletterUnsubscribe,
    heading: 'Confirm your subscription',
    text: 'One click, and you get our mails.',
  },
  newsletterLeave: {
    status: 200,
    pageType: pageTypes.newsletterUnsubscribe,
    heading: 'Unsubscribe',
    text: 'End the mails of a list.',
  },
  failed: {
    status: 500,
    pageType: pageTypes.error,
    heading: 'Something went wrong',
    text: 'Internal server error. Please try again later.',
  },
  busy: {
    status: 503,
    pageType: pageTypes.error,
    heading: 'Please come back in a moment',
    text: 'This service is temporarily unavailable. Please try again later.',
  },
} as const satisfies Record<string, { status: number; pageType: PageType; heading: string; text: string }>

export type HostPageName = keyof typeof hostPages

/** Built of the same blocks as any page, so that it takes on the look of the site. */
export function documentOfHostPage(name: HostPageName): PageDocument {
  const { heading, text } = hostPages[name]
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
                  centered([{ type: 'text', text: 'Go to the home page', marks: [link] }]),
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
