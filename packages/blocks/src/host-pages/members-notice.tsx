import { addNextPath } from '@sitewright/model/accounts/member-header'
import { places } from '@sitewright/model/routes/places'
import { HostSection } from './host-section'

interface MembersNoticeInput {
  readonly heading: string
  readonly text: string
  /** Of the page, which is shown after the sign-in. */
  readonly path: string
  readonly canJoin: boolean
}

/** In the place of a page that is for members alone. Nothing of that page is in it, its name included. */
export function MembersNotice({ heading, text, path, canJoin }: MembersNoticeInput) {
  return (
    <HostSection>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className="host-buttons">
        <a className="button" data-kind="primary" href={addNextPath(places.memberLogin, path)}>
          Sign in
        </a>
        {canJoin && (
          <a className="button" data-kind="secondary" href={addNextPath(places.memberJoin, path)}>
            Join
          </a>
        )}
      </p>
    </HostSection>
  )
}
