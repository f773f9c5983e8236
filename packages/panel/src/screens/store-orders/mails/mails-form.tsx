import { type StoreMail, storeMails } from '@sitewright/model/commerce/orders/order-mail-words'
import { Select } from '@sitewright/ui/controls/select'
import { useState } from 'react'
import { useSiteDocument } from '../../../data/site/site-documents'
import { useVisitorTexts } from '../../../data/site/use-visitor-texts'
import { SettingsForm } from '../../document-form/settings-form'
import { mailWords } from '../parts/event-words'
import { MailPreview } from './mail-preview'
import { WordsFields } from './words-fields'
import '../orders.css'

/** The emails that customers get, in the owner's own words. */
export function MailsForm() {
  const [mail, setMail] = useState<StoreMail>('confirmation')
  const language = useSiteDocument('settings').data?.body.language
  const standard = useVisitorTexts(language)?.orderMails.defaults[mail]
  return (
    <SettingsForm name="store" title="Emails" hint="Emails use your site’s logo, colors and fonts.">
      {({ value: { mails }, change, errors }) => (
        <>
          <Select
            label="Email"
            value={mail}
            choices={storeMails.map((name) => ({ value: name, label: mailWords[name] }))}
            onChange={setMail}
          />
          {standard === undefined ? null : (
            <>
              <WordsFields
                key={mail}
                mail={mail}
                standard={standard}
                value={mails[mail]}
                errors={errors}
                onChange={(words) => change({ mails: { ...mails, [mail]: words } })}
              />
              <MailPreview mail={mail} standard={standard} words={mails[mail]} />
            </>
          )}
        </>
      )}
    </SettingsForm>
  )
}
