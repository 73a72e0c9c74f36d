/** A link for a phone, and what has arrived by it. */
import type { PhotoLinkBody } from '@hearthline/contract'
import type { IdentityDocument } from '@hearthline/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../../api/request.ts'
import { useApplication } from '../../../../application/use-application.ts'
import { currentOrganization } from '../../../../session/organization.ts'

const LINKS = '/service-application/api/v1/application/heloc/:uuid/photo-links'
const LOOK_EVERY_MS = 2_000

export interface CurrentPhotoLink {
  /** What the phone opens; undefined until it is made. */
  readonly address: string | undefined
  readonly state: PhotoLinkBody['state']
  readonly photos: PhotoLinkBody['photos']
  readonly error: Error | null
  readonly renew: () => void
  readonly end: () => void
}

export function usePhotoLink(document: IdentityDocument): CurrentPhotoLink {
  const { uuid } = useApplication()
  const [round, setRound] = useState(0)
  const made = useQuery({
    queryKey: ['photo-link', uuid, document, round],
    queryFn: ({ signal }) => request('POST', LINKS, { params: { uuid }, body: { document }, signal }),
    // A code is shown once: opened again, the dialog has another.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const link = made.data?.link
  const standing = useQuery({
    queryKey: ['photo-link-state', uuid, link],
    queryFn: ({ signal }) => request('GET', `${LINKS}/:link`, { params: { uuid, link: link! }, signal }),
    enabled: link !== undefined,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'ENDED' ? false : LOOK_EVERY_MS),
  })
  const state = standing.data?.state ?? 'WAITING'
  return {
    address: made.data && `${window.location.origin}/account/heloc/photos?org=${currentOrganization().orgCode}#${made.data.secret}`,
    state,
    photos: standing.data?.photos ?? {},
    error: made.error,
    renew: () => setRound((before) => before + 1),
    end: () => {
      // What does not reach the server ends by itself, minutes later.
      if (link !== undefined && state !== 'ENDED') request('DELETE', `${LINKS}/:link`, { params: { uuid, link } }).catch(() => undefined)
    },
  }
}
