import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../jobs/job-kind'

const ofSubscriber = z.strictObject({ subscriberId: id })

export const confirmMailJob = defineJobKind({
  name: 'lists.confirm-mail',
  label: 'Ask a new subscriber to confirm',
  payload: ofSubscriber,
})

export const welcomeMailJob = defineJobKind({
  name: 'lists.welcome-mail',
  label: 'Welcome a new subscriber',
  payload: ofSubscriber,
})
