import { markAnnouncement } from '@sitewright/model/overlays/bars/announcement-bar'
import { type AnnouncementDocument, contentOfAnnouncement } from '@sitewright/model/overlays/bars/announcement-document'
import { zIndexOf } from '@sitewright/model/overlays/layers'
import type { BlockNode, InlineNode, ListItemNode, RichText } from '@sitewright/model/text/rich-text'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { RichTextView } from '../rich-text/rich-text-view'

interface AnnouncementBarInput {
  readonly announcement: AnnouncementDocument
  readonly texts: VisitorTexts['page']
}

/** Part of the page from the first byte, so that nothing moves when it appears. The page's script makes it closable. */
export function AnnouncementBar({ announcement, texts }: AnnouncementBarInput) {
  const { text, href } = announcement
  return (
    <section
      className="announcement-bar"
      aria-label={texts.announcement}
      data-theme="black"
      data-announcement={markAnnouncement(contentOfAnnouncement(announcement))}
      style={{ zIndex: zIndexOf('announcement-bar') }}
    >
      {href === '' ? (
        <RichTextView text={text} anchor="announcement" />
      ) : (
        <a className="announcement-link" href={href}>
          <RichTextView text={withoutLinks(text)} anchor="announcement" />
        </a>
      )}
      <button
        type="button"
        className="announcement-close"
        data-announcement-close=""
        aria-label={texts.closeAnnouncement}
      >
        <span aria-hidden="true">×</span>
      </button>
    </section>
  )
}

/** A link inside a link is not allowed: where the whole bar leads somewhere, its words lead nowhere else. */
function withoutLinks(text: RichText): RichText {
  return { ...text, content: text.content.map(dropLinks) }
}

function dropLinks<Node extends BlockNode | ListItemNode | InlineNode>(node: Node): Node {
  if (node.type === 'text') return { ...node, marks: (node.marks ?? []).filter((mark) => mark.type !== 'link') }
  if (!('content' in node) || node.content === undefined) return node
  return { ...node, content: (node.content as (BlockNode | ListItemNode | InlineNode)[]).map(dropLinks) }
}
