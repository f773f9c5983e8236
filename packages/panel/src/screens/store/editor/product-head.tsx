import { Button } from '@sitewright/ui/controls/button'
import { Menu } from '@sitewright/ui/floating/menu'
import { goTo } from '../../../ground/router'
import { siteAddress } from '../../../ground/site-address'
import { SaveStateMark } from '../../../parts/save-state-mark'
import { StateMark } from '../../../parts/state-mark'
import { lookOfState, productTypeWords } from '../parts/product-words'
import { useProductActions } from '../products/use-product-actions'
import type { EditedProduct } from '../session/use-product-session'

export function ProductHead({ edited }: { edited: EditedProduct }) {
  const { detail, value, saveState, errors, session } = edited
  const actions = useProductActions()
  const [wrong] = Object.values(errors)
  async function remove() {
    await session.autosave.flush()
    if (await actions.remove([detail])) goTo({ screen: 'store', part: null }, 'replace')
  }
  return (
    <header className="wide-head product-head">
      <div className="product-head-title">
        <h2>{value.title || 'Untitled product'}</h2>
        <StateMark {...lookOfState(detail.workflowState)} />
        <span className="sw-badge">{productTypeWords[detail.productType]}</span>
      </div>
      <div className="screen-tools">
        <SaveStateMark state={wrong ? { kind: 'refused', text: wrong } : saveState} waiting={wrong ?? ''} />
        {detail.workflowState === 'PUBLISHED' ? (
          <a
            className="sw-button sw-button-secondary sw-button-normal"
            href={siteAddress.value + detail.path}
            target="_blank"
            rel="noreferrer"
          >
            View live
          </a>
        ) : null}
        <Button
          icon="pencil"
          onClick={async () => {
            await session.autosave.flush()
            goTo({ screen: 'pages', part: detail.id })
          }}
        >
          Edit page
        </Button>
        <Menu
          label="More actions"
          items={[
            { label: 'Duplicate', icon: 'copy', run: () => void actions.duplicate(detail) },
            { label: 'Delete', icon: 'trash', isDanger: true, run: () => void remove() },
          ]}
        />
      </div>
    </header>
  )
}
