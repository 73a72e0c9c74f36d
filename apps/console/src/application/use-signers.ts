import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import type { ApplicationFile } from './use-application.ts'

/** Who signs beside the borrower, as the team sees them; asked for again with each version of the application. */
export const useSigners = ({ summary: { uuid }, version }: Pick<ApplicationFile, 'summary' | 'version'>) =>
  useQuery({
    queryKey: ['signers', uuid, version],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/applications/:uuid/signers', { params: { uuid }, signal }),
  })
