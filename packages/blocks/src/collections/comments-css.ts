import { writeBreakpoints } from '@sitewright/model/reference/devices'
import source from './comments.css?inline'

/** Styles of comments and their form. */
export const commentsCss = writeBreakpoints(source)
