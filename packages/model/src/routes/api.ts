import { formAddresses } from './form-addresses'

/** Every address of the public API. Server, panel, islands and tests take them from here. */
export const api = {
  openapi: '/api/openapi.json',
  docs: '/api/docs',

  login: '/api/auth/Login',
  logout: '/api/auth/Logout',
  signup: '/api/auth/Signup',
  session: '/api/auth/session',
  handover: '/api/auth/handover',
  password: '/api/account/password',
  tokens: '/api/account/tokens',
  token: '/api/account/tokens/:tokenId',

  sites: '/api/sites',
  templates: '/api/templates',
  siteSettings: '/api/site/settings',
  siteStyles: '/api/site/styles',
  timeZones: '/api/site/time-zones',
  siteNavigation: '/api/site/navigation',
  siteHeaderFooter: '/api/site-header-footer',
  urlMappings: '/api/site/url-mappings',
  cookieBanner: '/api/site/cookie-banner',
  popup: '/api/site/popup',
  announcement: '/api/site/announcement',
  mobileInfoBar: '/api/site/mobile-info-bar',
  badges: '/api/site/badges',
  contributors: '/api/site/contributors',
  contributor: '/api/site/contributors/:accountId',
  domains: '/api/site/domains',
  domain: '/api/site/domains/:host',
  domainCheck: '/api/site/domains/:host/check',
  domainPrimary: '/api/site/domains/:host/primary',

  /** What members of a site do themselves. */
  siteUserAccount: '/api/site-users/account',
  siteUserSession: '/api/site-users/account/session',
  siteUserPassword: '/api/site-users/account/password',
  siteUserReset: '/api/site-users/account/reset',

  /** The members of a site, as its owner sees them. */
  siteMembers: '/api/site/members',
  siteMember: '/api/site/members/:memberId',
  siteMemberInvitation: '/api/site/members/:memberId/invitation',
  memberSettings: '/api/site/member-settings',

  jobs: '/api/site/jobs',
  jobsRetry: '/api/site/jobs/retry',
  job: '/api/site/jobs/:jobId',
  jobRetry: '/api/site/jobs/:jobId/retry',

  outbox: '/api/mail/outbox',
  outboxMail: '/api/mail/outbox/:mailId',
  outboxMailHtml: '/api/mail/outbox/:mailId/html',
  mailTemplates: '/api/mail/templates',
  mailTemplate: '/api/mail/templates/:name',
  mailTest: '/api/mail/test',

  mailingLists: '/api/mailing-lists',
  mailingList: '/api/mailing-lists/:listId',
  mailingListBin: '/api/mailing-lists/bin',
  mailingListRestore: '/api/mailing-lists/:listId/restore',
  listContacts: '/api/mailing-lists/:listId/contacts',
  listContactsChange: '/api/mailing-lists/:listId/contacts/change',
  listContactsCsv: '/api/mailing-lists/:listId/contacts.csv',
  listImports: '/api/mailing-lists/:listId/imports',
  listImport: '/api/list-imports/:importId',
  listImportErrors: '/api/list-imports/:importId/errors.csv',
  contact: '/api/contacts/:contactId',

  consentChoices: '/api/consent/choices',
  consentChoicesCsv: '/api/consent/choices.csv',

  pages: '/api/pages',
  page: '/api/pages/:pageId',
  pageDocument: '/api/pages/:pageId/document',
  pagePublish: '/api/pages/:pageId/publish',
  pageUnpublish: '/api/pages/:pageId/unpublish',
  pageDuplicate: '/api/pages/:pageId/duplicate',
  pageRestore: '/api/pages/:pageId/restore',
  /** A page in the bin, to be lost for good. */
  pageForever: '/api/pages/:pageId/forever',
  pageRevisions: '/api/pages/:pageId/revisions',
  pageRevision: '/api/pages/:pageId/revisions/:revisionId',
  pageSchedule: '/api/pages/:pageId/schedule',
  pagePreviewLinks: '/api/pages/:pageId/preview-links',
  pagePreviewLink: '/api/pages/:pageId/preview-links/:linkId',
  pageLive: '/api/pages/:pageId/live',
  pagePresence: '/api/pages/:pageId/presence',
  pageRevisionRestore: '/api/pages/:pageId/revisions/:revisionId/restore',

  sectionPresets: '/api/section-presets',
  sectionPreset: '/api/section-presets/:presetId',

  assets: '/api/assets',
  asset: '/api/assets/:assetId',
  /** The bytes of a file, to be replaced. */
  assetFile: '/api/assets/:assetId/file',
  /** Where files are used. */
  assetUses: '/api/assets/uses',
  /** Files that are deleted: into the bin, back from it, and out of it for good. */
  assetBin: '/api/assets/bin',
  assetRestore: '/api/assets/restore',
  assetErase: '/api/assets/erase',

  formSubmissionKey: formAddresses.key,
  saveFormSubmission: formAddresses.save,

  /** The inbox: forms with their counts, submissions, notes, and files of them. */
  forms: '/api/forms',
  formSettings: '/api/forms/settings',
  formWebhookSecret: '/api/forms/:formId/webhook-secret',
  formWebhookTest: '/api/forms/:formId/webhook-test',
  formSubmissions: '/api/form-submissions',
  formSubmissionsBulk: '/api/form-submissions/bulk',
  formSubmissionsErase: '/api/form-submissions/erase',
  formSubmissionsExport: '/api/form-submissions/export',
  formSubmission: '/api/form-submissions/:submissionId',
  formSubmissionNotes: '/api/form-submissions/:submissionId/notes',
  formSubmissionNote: '/api/form-submissions/:submissionId/notes/:noteId',

  /** All that a site stores of one person, by e-mail address. */
  people: '/api/people',
  peopleExport: '/api/people/export',
  peopleErase: '/api/people/erase',

  recordErrors: '/api/events/RecordJavascriptErrors',
} as const
