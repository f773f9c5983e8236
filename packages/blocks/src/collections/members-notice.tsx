import type { MembersNotice } from './collection-views'

/** In place of a body that only members may read. */
export function MembersNoticeView({ notice }: { readonly notice: MembersNotice }) {
  const { heading, text, join, signIn } = notice.texts.collections.members
  return (
    <section className="section members-notice" data-height="small">
      <div className="section-background" />
      <div className="members-card">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 11h14v10H5zM8 11V7.500a4 4 0 0 1 8 0V11M12 15v2.500" />
        </svg>
        <h2>{heading}</h2>
        <p>{text}</p>
        <p className="members-buttons">
          {notice.joinHref !== null && (
            <a className="button" data-kind="primary" href={notice.joinHref}>
              {join}
            </a>
          )}
          <a className="button" data-kind={notice.joinHref === null ? 'primary' : 'secondary'} href={notice.signInHref}>
            {signIn}
          </a>
        </p>
      </div>
    </section>
  )
}
