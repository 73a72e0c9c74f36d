import { requestFile as requestFileAs } from '@hearthline/client/request-file'
import { clientSettings } from './client-settings.ts'

/** The content of a file of the signed-in person, whatever its kind. Throws a RequestError for anything but a success. */
export const requestFile = (path: string, params: object, query?: object): Promise<Blob> =>
  requestFileAs(clientSettings, path, params, { query })
