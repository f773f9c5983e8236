import { Dialog } from '@sitewright/ui/floating/dialog'
import { alignButtons, blockButtons, markButtons } from '../../fields/text/text-tools'
import { wordsOfKeys } from '../../ground/key-words'
import { listShortcuts } from './shortcut-list'

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" widthPx={640} onCancel={onClose}>
      <div className="shortcut-groups">
        {listShortcuts([...markButtons, ...blockButtons, ...alignButtons]).map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.keys} className="shortcut">
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <kbd>{wordsOfKeys(shortcut.keys)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
