import type { AccountTables } from './tables/accounts'
import type { FormTables } from './tables/forms'
import type { HostTables } from './tables/host'
import type { ListTables } from './tables/lists'
import type { MediaTables } from './tables/media'
import type { MemberTables } from './tables/members'
import type { PageTables } from './tables/pages'
import type { SiteTables } from './tables/sites'

export interface Tables
  extends AccountTables,
    SiteTables,
    PageTables,
    MediaTables,
    ListTables,
    FormTables,
    MemberTables,
    HostTables {}
