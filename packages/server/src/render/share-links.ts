import { networkIcons } from '@sitewright/blocks/links/network-icons'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

/** Plain links: nothing of these networks is on the page, and nobody is told that it was seen. */
export function listShareLinks({
  texts,
  address,
  title,
  picture,
}: {
  texts: VisitorTexts['store']['share']
  address: string
  title: string
  picture: string | null
}) {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
  return [
    {
      label: texts.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
      outline: networkIcons.facebook.outline,
    },
    {
      label: texts.pinterest,
      href: `https://www.pinterest.com/pin/create/button/?${query({ url: address, description: title, ...(picture === null ? {} : { media: picture }) })}`,
      outline: networkIcons.pinterest.outline,
    },
    {
      label: texts.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
      outline: networkIcons.linkedin.outline,
    },
    {
      label: texts.email,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
      outline: networkIcons.email.outline,
    },
  ]
}
