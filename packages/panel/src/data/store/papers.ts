import type { PaperKind } from '@sitewright/commerce/orders/order-labels'
import { orderCalls } from '@sitewright/model/calls/orders'
import type { FailureCode } from '@sitewright/model/failures/catalog'
import { callAddress } from '../calls/call-address'

const calls = { slip: orderCalls.readPackingSlip, invoice: orderCalls.readInvoice } as const

interface PaperProblem {
  readonly text: string
  /** It has characters that a PDF cannot show. */
  readonly needsPrint: boolean
}

/** Hands the file to the browser; else answers why there is none. */
export async function downloadPaper(orderId: string, kind: PaperKind): Promise<PaperProblem | null> {
  const address = callAddress(calls[kind], { params: { orderId } })
  try {
    const answer = await fetch(address)
    if (!answer.ok) return readProblem(await answer.json())
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = address.split('/').at(-1) ?? ''
    link.click()
    URL.revokeObjectURL(link.href)
    return null
  } catch {
    return readProblem(null)
  }
}

function readProblem(body: unknown): PaperProblem {
  const { error, errorKey } = (body ?? {}) as { error?: unknown; errorKey?: unknown }
  return {
    text: typeof error === 'string' ? error : 'The PDF couldn’t be loaded. Try again.',
    needsPrint: errorKey === ('order.pdf-characters' satisfies FailureCode),
  }
}
