/** Pressed while a photo is on its way, a form waits for it and then goes on: nothing is said to be missing that is being sent, and none is left out. */
import type { IdentityPart } from '@hearthline/domain'
import { announce } from '@hearthline/ui/live-region'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface AfterPhotos {
  /** Goes on now, or when the photos that are on their way have arrived. */
  readonly press: () => void
  readonly isWaiting: boolean
  readonly onUploading: (part: IdentityPart, isUploading: boolean) => void
}

export const WAITING_LABEL = 'Waiting for your photo'
export const WAITING_NOTE = 'Your photo is still uploading. We continue as soon as it arrives.'

/** @param goOn reads what the form has by then */
export function useAfterPhotos(goOn: () => void): AfterPhotos {
  const [onTheWay, setOnTheWay] = useState<ReadonlySet<IdentityPart>>(new Set())
  const [isWaiting, setWaiting] = useState(false)
  const newest = useRef(goOn)
  useEffect(() => {
    newest.current = goOn
  })
  const onUploading = useCallback((part: IdentityPart, isUploading: boolean) => {
    setOnTheWay((before) => {
      if (before.has(part) === isUploading) return before
      return new Set(isUploading ? [...before, part] : [...before].filter((each) => each !== part))
    })
  }, [])
  useEffect(() => {
    if (!isWaiting || onTheWay.size > 0) return
    setWaiting(false)
    newest.current()
  }, [isWaiting, onTheWay])
  const press = () => {
    if (onTheWay.size === 0) return goOn()
    setWaiting(true)
    announce(WAITING_NOTE)
  }
  return { press, isWaiting, onUploading }
}
