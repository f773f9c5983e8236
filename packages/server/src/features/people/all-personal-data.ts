import { submissionsOfPerson } from '../forms/submissions-of-person'
import { importLinesOfPerson, subscriptionsOfPerson, timelineOfPerson } from '../lists/contacts-of-person'
import { membershipOfPerson } from '../members/members-of-person'
import { mailsOfPerson } from './mails-of-person'
import type { PersonalData } from './personal-data'

/** Every part of a site that keeps something of people. A feature that begins to do so adds its part here. */
export const allPersonalData: readonly PersonalData[] = [
  submissionsOfPerson,
  subscriptionsOfPerson,
  timelineOfPerson,
  importLinesOfPerson,
  membershipOfPerson,
  mailsOfPerson,
]
