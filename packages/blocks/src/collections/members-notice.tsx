import type { MembersNotice } from './collection-views'

/** In place of a body that only members may read. */
export function MembersNoticeView({ notice }: { readonly notice: MembersNotice }) {
  const texts = notice.texts.collections.members
  return (
    <section className="section members-notice" data-height="small">
      <div className="section-background" />
      <h2>{texts.heading}</h2>
    </section>
  )
}
