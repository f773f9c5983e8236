import { Button, IconButton } from '@sitewright/ui/controls/button'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findBlock } from '../document/page/edit-page'
import { type Finding, useEditor } from '../editor/editor-context'
import { nameOfBlock } from '../frame/mark-parts'
import { focusSelected } from '../frame/use-selected-box'
import { matchesKeys, wordsOfKeys } from '../ground/key-words'
import type { Match } from './find-matches'
import { useFind } from './use-find'
import { useFrameHighlights } from './use-frame-highlights'
import './find.css'

/** Looks for words on the open page and puts others in their place. It lies over the page and leaves it usable. */
export function FindBar({ frame, finding }: { frame: Document | null; finding: Finding }) {
  const { session, openFind, closeFind } = useEditor()
  const find = useFind(session, finding.words)
  const { query, matches, index, current, step } = find
  const [text, setText] = useState('')
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef(document.activeElement)
  useFrameHighlights({ frame, query, matches, current })
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [finding])

  function close() {
    closeFind()
    const before = opener.current as HTMLElement | null
    const isInPanel = before?.isConnected && before !== document.body && before.tagName !== 'IFRAME'
    if (isInPanel) before.focus()
    else focusSelected(frame, session.store.read().selection)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Keys that mean a block on the page must not reach it from here.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.key === 'Escape') close()
    else if (matchesKeys(event, 'mod+g') || event.key === 'F3') step(1)
    else if (matchesKeys(event, 'mod+shift+g')) step(-1)
    else return
    event.preventDefault()
  }
  const nothing = matches.length === 0
  return (
    <search ref={bar} className="find-bar" aria-label="Find on this page" onKeyDown={onKeyDown}>
      <IconButton
        icon={finding.hasReplace ? 'chevron' : 'right'}
        label="Show replace"
        aria-expanded={finding.hasReplace}
        onClick={() => openFind(!finding.hasReplace)}
      />
      <div className="find-rows">
        <div className="find-row">
          <input
            ref={input}
            type="text"
            className="sw-input"
            aria-label="Find"
            placeholder="Find on this page"
            spellCheck={false}
            value={query.text}
            onChange={(event) => find.change({ text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) step(event.shiftKey ? -1 : 1)
            }}
          />
          <p className="find-count" role="status">
            {countWords(query.text, matches, index)}
            <span className="sw-hidden-text">{find.note || placeWords(session.store.read().page, current)}</span>
          </p>
          <button
            type="button"
            className="sw-icon-button find-case"
            aria-label="Match case"
            title="Match case"
            aria-pressed={query.matchesCase}
            onClick={() => find.change({ matchesCase: !query.matchesCase })}
          >
            Aa
          </button>
          <IconButton icon="up" label="Previous match" disabled={nothing} onClick={() => step(-1)} />
          <IconButton
            icon="down"
            label="Next match"
            keys={wordsOfKeys('mod+g')}
            disabled={nothing}
            onClick={() => step(1)}
          />
          <IconButton icon="close" label="Close find" onClick={close} />
        </div>
        {finding.hasReplace ? (
          <ReplaceRow
            text={text}
            isIdle={nothing}
            onText={setText}
            onReplace={() => find.replaceOne(text)}
            onReplaceAll={() => find.replaceAll(text)}
          />
        ) : null}
        {find.note ? (
          <p className="find-note" aria-hidden="true">
            {find.note}
          </p>
        ) : null}
      </div>
    </search>
  )
}

interface ReplaceRowProps {
  text: string
  /** There is nothing to replace. */
  isIdle: boolean
  onText: (text: string) => void
  onReplace: () => void
  onReplaceAll: () => void
}

/** Its buttons are not `disabled`: after the last match the focus must not fall out of the bar. */
function ReplaceRow({ text, isIdle, onText, onReplace, onReplaceAll }: ReplaceRowProps) {
  return (
    <div className="find-row">
      <input
        type="text"
        className="sw-input"
        aria-label="Replace with"
        placeholder="Replace with"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onReplace()
        }}
      />
      <Button size="small" aria-disabled={isIdle || undefined} onClick={onReplace}>
        Replace
      </Button>
      <Button size="small" aria-disabled={isIdle || undefined} onClick={onReplaceAll}>
        Replace all
      </Button>
    </div>
  )
}

function countWords(text: string, matches: readonly Match[], index: number): string {
  if (text === '') return ''
  return matches.length === 0 ? 'No results' : `${index + 1} of ${matches.length}`
}

/** Where the current match stands, for those who do not see it. */
function placeWords(page: Parameters<typeof findBlock>[0], match: Match | undefined): string {
  const block = match && findBlock(page, match.blockId)?.block
  return block ? `, ${nameOfBlock(block)}, ${match.run.label.toLowerCase()}` : ''
}
