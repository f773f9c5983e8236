import { z } from 'zod'
import { api } from '../routes/api'
import { newSite, siteSummary, templateSummary } from '../site/site-answers'
import { defineCalls } from './define-calls'

export const siteCalls = defineCalls({
  listSites: { method: 'GET', path: api.sites, answer: z.strictObject({ sites: z.array(siteSummary) }) },
  createSite: { method: 'POST', path: api.sites, body: newSite, answer: siteSummary, status: 201 },
  listTemplates: {
    method: 'GET',
    path: api.templates,
    answer: z.strictObject({ templates: z.array(templateSummary) }),
  },
  listTimeZones: { method: 'GET', path: api.timeZones, answer: z.strictObject({ timeZones: z.array(z.string()) }) },
})
