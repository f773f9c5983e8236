import type { Presence } from '@sitewright/model/live/live-notes'
import { createContext } from 'react'

/** Everybody else who has the open page open. */
export const PeopleContext = createContext<readonly Presence[]>([])
