import type { Asset } from '@sitewright/model/assets/asset-answers'
import { assetCalls } from '@sitewright/model/calls/assets'
import { callAddress } from '../calls/call-address'
import { sendUpload } from './send-upload'
import type { SendOptions } from './uploads'

export function sendFile(file: File, { replaces, folderId, ...options }: SendOptions): Promise<Asset> {
  if (replaces === null) {
    const call = assetCalls.uploadAsset
    const parts = { ...(folderId === null ? {} : { folderId }), file }
    return sendUpload(call, { ...options, address: callAddress(call), parts })
  }
  const call = assetCalls.replaceAsset
  return sendUpload(call, {
    ...options,
    address: callAddress(call, { params: { assetId: replaces } }),
    parts: { file },
  })
}
