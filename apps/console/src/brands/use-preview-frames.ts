/** The frames of a preview: the one that is looked at, and the next one, which takes its place once it is drawn. */
import { brandCss, isSame, lookToShow } from '@hearthline/brands/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Content, valueAt, withValue } from './brand-values.ts'
import { type Desk, readBrandDesk } from './use-brand-desk.ts'

export type PreviewPage = 'first' | 'offer' | 'dashboard' | 'decline' | 'mail'
export type Theme = 'light' | 'dark'

export interface Frame {
  readonly id: number
  readonly address: string
}

export interface Shown {
  readonly page: PreviewPage
  readonly theme: Theme
  /** As it is typed: its colors are shown at once. */
  readonly typed: Content
  /** A version instead of the draft. */
  readonly version?: number | undefined
}

/** A screen that is not drawn by then says so. */
const LATE_MS = 20_000
/** A ticket is used while this much of it is left. */
const LEFT_MS = 60_000

const LOOKS = ['values.look.light', 'values.look.dark']
const withoutColors = (content: Content): Content => LOOKS.reduce((rest, path) => withValue(rest, path, undefined), content)

export function usePreviewFrames(desk: Desk, { page, theme, typed, version }: Shown) {
  const client = useQueryClient()
  const [frames, setFrames] = useState<readonly Frame[]>([])
  const [drawn, setDrawn] = useState<{ readonly id: number; readonly instead: readonly string[] }>()
  const [isLate, setLate] = useState(false)
  const elements = useRef(new Map<number, HTMLIFrameElement>())
  const last = useRef(0)
  const saved = (desk.draft?.content ?? desk.content) as Content
  /** A mail is no page of ours that takes messages: it is read again for each color, and for the other scheme. */
  const wanted = {
    page,
    version,
    code: desk.code,
    content: page === 'mail' ? saved : withoutColors(saved),
    theme: page === 'mail' ? theme : null,
  }
  const before = useRef<typeof wanted>(undefined)
  const ticket = useRef({ text: '', until: 0 })
  if (ticket.current.text !== desk.preview.ticket)
    ticket.current = { text: desk.preview.ticket, until: Date.now() + desk.preview.seconds * 1000 }

  const load = async () => {
    last.current += 1
    const id = last.current
    setLate(false)
    if (ticket.current.until - Date.now() < LEFT_MS) {
      const read = await readBrandDesk(client, desk.code).catch(() => undefined)
      if (!read) return setLate(true)
      ticket.current = { text: read.preview.ticket, until: Date.now() + read.preview.seconds * 1000 }
    }
    const query = new URLSearchParams({ ticket: ticket.current.text, page, theme })
    if (version !== undefined) query.set('version', String(version))
    if (id === last.current)
      setFrames((now) => [...now.filter((frame) => frame.id === drawnId.current), { id, address: `/console/brand-preview?${query}` }])
  }
  const drawnId = useRef<number>(undefined)

  // What was loaded is compared, and nothing else of a reading counts.
  useEffect(() => {
    if (before.current && isSame(before.current, wanted)) return
    before.current = wanted
    void load()
  })

  const look = { css: brandCss({ look: lookOf(typed, desk.content as Content) }), theme }
  const send = (id: number) => elements.current.get(id)?.contentWindow?.postMessage({ brandPreview: look }, window.location.origin)

  /** It takes the place of the one before, at the place to which that one was scrolled. */
  const ready = (id: number) => {
    if (id !== last.current || drawnId.current === id) return
    send(id)
    const [element, former] = [elements.current.get(id), elements.current.get(drawnId.current ?? 0)]
    const told = element?.contentDocument?.querySelector<HTMLMetaElement>('meta[name="brand-preview"]')?.content ?? ''
    element?.contentWindow?.scrollTo(0, former?.contentWindow?.scrollY ?? 0)
    drawnId.current = id
    setDrawn({ id, instead: told.split(' ').filter(Boolean) })
    setFrames((now) => now.filter((frame) => frame.id === id))
    setLate(false)
  }

  useEffect(() => {
    const take = ({ origin, source, data }: MessageEvent<{ brandPreview?: unknown } | undefined>) => {
      if (origin !== window.location.origin || data?.brandPreview !== 'ready') return
      for (const [id, element] of elements.current) if (element.contentWindow === source) ready(id)
    }
    window.addEventListener('message', take)
    return () => window.removeEventListener('message', take)
  })
  useEffect(() => {
    const { id } = frames.at(-1) ?? {}
    if (id === undefined || id === drawn?.id) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [frames, drawn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each color that is typed is sent
  useEffect(() => {
    if (drawnId.current !== undefined) send(drawnId.current)
  }, [look.css, theme])

  return {
    frames,
    drawnId: drawn?.id,
    instead: drawn?.instead ?? [],
    isLate,
    loadAgain: () => void load(),
    hold: (id: number) => (element: HTMLIFrameElement | null) => {
      if (element) elements.current.set(id, element)
      else elements.current.delete(id)
    },
    /** A mail says nothing of its own; what is no preview, as an error, has no such mark. */
    loaded: (id: number) => {
      const found = elements.current.get(id)?.contentDocument?.querySelector('meta[name="brand-preview"]')
      if (!found) setLate(true)
      else if (page === 'mail') ready(id)
    },
  }
}

const lookOf = (typed: Content, usual: Content) =>
  lookToShow(valueAt(typed, 'values.look'), valueAt(usual, 'values.look') as Parameters<typeof lookToShow>[1])
