import type { AccountTables } from './tables/accounts'
import type { CartTables } from './tables/carts'
import type { CatalogTables } from './tables/catalog'
import type { CollectionTables } from './tables/collections'
import type { CommentTables } from './tables/comments'
import type { DownloadTables } from './tables/downloads'
import type { FormTables } from './tables/forms'
import type { HostTables } from './tables/host'
import type { ImportTables } from './tables/imports'
import type { ListTables } from './tables/lists'
import type { MediaTables } from './tables/media'
import type { MemberTables } from './tables/members'
import type { OrderTables } from './tables/orders'
import type { PageTables } from './tables/pages'
import type { RestockTables } from './tables/restock'
import type { SellingTables } from './tables/selling'
import type { SiteTables } from './tables/sites'
import type { StripeTables } from './tables/stripe'
import type { WebhookTables } from './tables/webhooks'

export interface Tables
  extends AccountTables,
    SiteTables,
    PageTables,
    MediaTables,
    ListTables,
    FormTables,
    MemberTables,
    CatalogTables,
    CollectionTables,
    CommentTables,
    ImportTables,
    DownloadTables,
    OrderTables,
    SellingTables,
    StripeTables,
    WebhookTables,
    CartTables,
    RestockTables,
    HostTables {}
