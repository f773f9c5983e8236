import { addNextPath } from '@sitewright/model/accounts/member-header'
import { paths } from '@sitewright/model/routes/paths'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { HostSection } from './host-section'

interface MembersNoticeInput {
  readonly texts: VisitorTexts['members']
  readonly heading: string
  readonly text: string
  /** Of the page, which is shown after the sign-in. */
  readonly path: string
  readonly canJoin: boolean
}

/** In the place of a page that is for members alone. Nothing of that page is in it, its name included. */
export function MembersNotice({ texts, heading, text, path, canJoin }: MembersNoticeInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className="host-buttons">
        <a className="button" data-kind="primary" href={addNextPath(paths.memberLogin, path)}>
          {texts.signIn}
        </a>
        {canJoin && (
          <a className="button" data-kind="secondary" href={addNextPath(paths.memberJoin, path)}>
            {texts.join}
          </a>
        )}
      </p>
    </HostSection>
  )
}
