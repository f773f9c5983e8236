import type { Services } from '../../../../services/services'

export type CatalogServices = Pick<Services, 'database' | 'jobs' | 'now' | 'newId' | 'randomBytes'>
