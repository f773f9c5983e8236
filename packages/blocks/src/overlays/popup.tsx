import { popupFormId } from '@sitewright/model/forms/find-forms'
import type { PopupDocument } from '@sitewright/model/overlays/popup/popup-settings'
import { FormFrame } from '../form/form-frame'
import type { ViewContext } from '../ground/view-context'
import { RichTextView } from '../rich-text/rich-text-view'

type PopupWords = Pick<PopupDocument, 'style' | 'title' | 'text' | 'button'> & Partial<Pick<PopupDocument, 'form'>>

interface PopupContentInput {
  readonly popup: PopupWords
  readonly context: Pick<ViewContext, 'recaptchaKey' | 'texts'>
}

/** What stands inside the popup's dialog. */
export function PopupContent({ popup, context }: PopupContentInput) {
  const { style, title, text, button, form } = popup
  return (
    <div className="popup" data-style={style} data-theme="white">
      <button type="button" className="popup-close" data-popup-close="" aria-label={context.texts.page.closePopup}>
        <span aria-hidden="true">×</span>
      </button>
      <div className="popup-body">
        {title !== '' && (
          <h2 id="popup-title" className="popup-title">
            {title}
          </h2>
        )}
        <RichTextView text={text} anchor="popup" />
        {form && form.fields.length > 0 && (
          <FormFrame formId={popupFormId} kind="popup" form={form} context={context} />
        )}
        {button && (
          <a className="button" data-kind="primary" href={button.href}>
            {button.text}
          </a>
        )}
      </div>
    </div>
  )
}
