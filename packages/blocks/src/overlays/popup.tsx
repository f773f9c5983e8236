import type { PopupDocument } from '@sitewright/model/overlays/popup-settings'
import { RichTextView } from '../rich-text/rich-text-view'

type PopupWords = Pick<PopupDocument, 'style' | 'title' | 'text' | 'button'>

/** What stands inside the popup's dialog. */
export function PopupContent({ popup: { style, title, text, button } }: { popup: PopupWords }) {
  return (
    <div className="popup" data-style={style} data-theme="white">
      <button type="button" className="popup-close" data-popup-close="" aria-label="Close">
        <span aria-hidden="true">×</span>
      </button>
      <div className="popup-body">
        {title !== '' && (
          <h2 id="popup-title" className="popup-title">
            {title}
          </h2>
        )}
        <RichTextView text={text} anchor="popup" />
        {button && (
          <a className="button" data-kind="primary" href={button.href}>
            {button.text}
          </a>
        )}
      </div>
    </div>
  )
}
