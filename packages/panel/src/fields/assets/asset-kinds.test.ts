import { id } from '@sitewright/model/id'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOfSchema } from '../schema/schema-fields'
import { acceptedFiles, acceptOfKind } from './asset-kinds'

const dropped = [{ type: 'video/mp4' }, { type: 'image/png' }, { type: 'text/vtt' }, { type: '' }]

test('a field takes only files of its kind', () => {
  expect(acceptedFiles('image', dropped)).toEqual([{ type: 'image/png' }])
  expect(acceptedFiles('video', dropped)).toEqual([{ type: 'video/mp4' }])
  expect(acceptedFiles('file', dropped)).toEqual(dropped)
  expect(acceptedFiles(null, dropped)).toEqual(dropped)
  expect([acceptOfKind('audio'), acceptOfKind('file'), acceptOfKind(null)]).toEqual(['audio/*', '', ''])
})

test('the name of a prop tells which files its control offers', () => {
  const props = z.strictObject({
    pictureId: id.nullable(),
    videoAssetId: id.nullable(),
    audioId: id.nullable(),
    trackId: id.nullable(),
    captionsFileId: id.nullable(),
  })
  const kinds = fieldsOfSchema(props).map((field) => (field.kind === 'asset' ? field.accepts : field.kind))
  expect(kinds).toEqual(['image', 'video', 'audio', 'audio', null])
})
