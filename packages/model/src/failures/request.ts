import { failures } from '../visitor-texts/english/failures'

export const requestFailures = {
  'request.invalid': [400, failures['request.invalid']],
  'request.malformed': [400, failures['request.malformed']],
  'request.unstorable': [400, failures['request.unstorable']],
  'request.too-large': [413, failures['request.too-large']],
  'request.unsupported-type': [415, 'This content type isn’t supported.'],
  'request.crumb': [403, failures['request.crumb']],
  'request.foreign-origin': [403, failures['request.foreign-origin']],
  'request.unauthorized': [401, failures['request.unauthorized']],
  'request.forbidden': [403, 'You don’t have permission to do this.'],
  'request.out-of-scope': [403, 'This API key doesn’t have access. Create one with the scopes you need.'],
  'request.not-found': [404, failures['request.not-found']],
  'request.wrong-method': [405, 'This URL doesn’t support this method.'],
  'request.too-many': [429, failures['request.too-many']],
  'server.unexpected': [500, failures['server.unexpected']],
  'server.busy': [503, failures['server.busy']],
} as const
