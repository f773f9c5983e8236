import { id } from '@sitewright/model/id'
import { z } from 'zod'

/** The page whose items a block shows. */
export const collectionChoice = { collectionId: id.nullable().default(null) }

/** As the documents have it for tags and categories. */
export const filedUnder = z.string().trim().max(60).default('')
