import type { FormsOverview } from '@sitewright/model/forms/inbox'
import { Icon } from '@sitewright/ui/base/icons'
import { type MouseEvent, useEffect, useRef } from 'react'
import { goTo, writeRoute } from '../../ground/router'
import { otherParts } from './view/form-parts'
import { folders, folderWords, type InboxView } from './view/inbox-view'

interface FolderNavProps {
  view: InboxView
  overview: FormsOverview | undefined
  /** The part that is open instead of the inbox. */
  part: string | null
  onView: (change: Partial<InboxView>) => void
}

/** Folders, forms, and what belongs to all of them. */
export function FolderNav({ view, overview, part, onView }: FolderNavProps) {
  const isInbox = !otherParts.some((it) => it.part === part)
  const nav = useRef<HTMLElement>(null)
  const place = isInbox ? view.folder : part
  // On a small screen the folders stand in one line that is longer than the window.
  useEffect(() => {
    if (place) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [place])
  function show(event: MouseEvent, change: Partial<InboxView>) {
    event.preventDefault()
    onView(change)
    goTo({ screen: 'forms', part: null })
  }
  return (
    <nav ref={nav} className="inbox-nav" aria-label="Forms">
      <h2>Forms</h2>
      <ul>
        {folders.map((folder) => {
          const { label, icon, count } = folderWords[folder]
          const number = overview ? count(overview.counts) : 0
          return (
            <li key={folder}>
              <a
                href={writeRoute({ screen: 'forms', part: null })}
                aria-current={isInbox && view.folder === folder ? 'true' : undefined}
                onClick={(event) => show(event, { folder })}
              >
                <Icon name={icon} sizePx={18} />
                <span>{label}</span>
                {number > 0 ? <small>{number.toLocaleString()}</small> : null}
              </a>
            </li>
          )
        })}
      </ul>
      {overview && overview.forms.length > 0 ? (
        <>
          <h3 id="inbox-forms">By form</h3>
          <ul aria-labelledby="inbox-forms">
            <FormLink
              name="All forms"
              isCurrent={isInbox && view.formId === null}
              onShow={(event) => show(event, { formId: null })}
            />
            {overview.forms.map((form) => (
              <FormLink
                key={form.id}
                name={form.name}
                isGone={!form.isLive}
                unread={form.unread}
                isCurrent={isInbox && view.formId === form.id}
                onShow={(event) => show(event, { formId: form.id })}
              />
            ))}
          </ul>
        </>
      ) : null}
      <ul className="inbox-nav-foot">
        {otherParts.map((it) => (
          <li key={it.part}>
            <a
              href={writeRoute({ screen: 'forms', part: it.part })}
              aria-current={part === it.part ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault()
                goTo({ screen: 'forms', part: it.part })
              }}
            >
              <Icon name={it.icon} sizePx={18} />
              <span>{it.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FormLinkProps {
  name: string
  isCurrent: boolean
  isGone?: boolean
  unread?: number
  onShow: (event: MouseEvent) => void
}

function FormLink({ name, isCurrent, isGone = false, unread = 0, onShow }: FormLinkProps) {
  return (
    <li>
      <a
        href={writeRoute({ screen: 'forms', part: null })}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onShow}
        title={isGone ? 'This form is no longer on your site.' : undefined}
      >
        <span className={isGone ? 'is-gone' : undefined}>{name}</span>
        {isGone ? <span className="sw-hidden-text"> (no longer on your site)</span> : null}
        {unread > 0 ? <small>{unread.toLocaleString()}</small> : null}
      </a>
    </li>
  )
}
