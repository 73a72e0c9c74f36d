import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Select } from '@hearthline/ui/select'
import { useEffect, useRef, useState } from 'react'
import { type Content, labelOfPath } from './brand-values.ts'
import type { Desk } from './use-brand-desk.ts'
import { type PreviewPage, type Theme, usePreviewFrames } from './use-preview-frames.ts'

const PAGES: readonly (readonly [PreviewPage, string])[] = [
  ['first', 'First step'],
  ['offer', 'Offers'],
  ['dashboard', 'Dashboard'],
  ['decline', 'A decline'],
  ['mail', 'A mail'],
]
const THEMES: readonly (readonly [Theme, string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
]
const WIDTHS = { phone: { words: 'Phone', across: 360, down: 640 }, desktop: { words: 'Desktop', across: 1280, down: 860 } }
type Width = keyof typeof WIDTHS

/** Real screens of the portal beside the form, with example data: colors as they are typed, the rest once the draft is saved. */
export function BrandPreview({ desk, typed, version }: { readonly desk: Desk; readonly typed: Content; readonly version?: number }) {
  const [page, setPage] = useState<PreviewPage>('first')
  const [theme, setTheme] = useState<Theme>('light')
  const [width, setWidth] = useState<Width>('phone')
  const preview = usePreviewFrames(desk, { page, theme, typed, version })
  const { across, down } = WIDTHS[width]
  const [stage, scale] = useScale(across)
  const words = PAGES.find(([name]) => name === page)![1]
  return (
    <section className="brand-preview" aria-labelledby="brand-preview-title">
      <h4 id="brand-preview-title">Preview</h4>
      <div className="brand-preview-choices">
        <Choice label="Screen" value={page} options={PAGES} onChange={setPage} />
        <Choice label="Scheme" value={theme} options={THEMES} onChange={setTheme} />
        <Choice
          label="Width"
          value={width}
          options={Object.entries(WIDTHS).map(([name, { words: one }]) => [name as Width, one])}
          onChange={setWidth}
        />
      </div>
      {preview.isLate && (
        <Alert
          kind="warning"
          title="The screen could not be shown"
          action={
            <Button size="small" variant="secondary" onClick={preview.loadAgain}>
              Load it again
            </Button>
          }
        >
          What you typed is not affected.
        </Alert>
      )}
      <div ref={stage} />
      <div
        className="brand-stage"
        data-waits={preview.frames.length > 0 && preview.frames.at(-1)?.id !== preview.drawnId ? true : undefined}
        style={{ inlineSize: `${across * scale}px`, blockSize: `${down * scale}px` }}
      >
        {preview.frames.map(({ id, address }) => (
          <iframe
            key={id}
            ref={preview.hold(id)}
            src={address}
            title={`Preview: ${words}`}
            onLoad={() => preview.loaded(id)}
            data-drawn={id === preview.drawnId || undefined}
            style={{ inlineSize: `${across}px`, blockSize: `${down}px`, transform: `scale(${scale})` }}
          />
        ))}
      </div>
      <p className="muted">
        {page === 'mail'
          ? 'It follows the draft once it is saved. '
          : 'Colors show as you type them, everything else once the draft is saved. '}
        The person and the figures are an example, and nothing in it can be pressed.
      </p>
      {preview.instead.length > 0 && (
        <p className="brand-fault" role="status">
          Shown as in force, because what is typed cannot be shown: {[...new Set(preview.instead.map(labelOfPath))].join(', ')}.
        </p>
      )}
    </section>
  )
}

interface ChoiceProps<Name extends string> {
  readonly label: string
  readonly value: Name
  readonly options: readonly (readonly [Name, string])[]
  readonly onChange: (name: Name) => void
}

function Choice<Name extends string>({ label, value, options, onChange }: ChoiceProps<Name>) {
  return (
    <Select
      label={label}
      value={value}
      options={options.map(([name, words]) => ({ value: name, label: words }))}
      onChange={({ target }) => onChange(options.find(([name]) => name === target.value)?.[0] ?? value)}
    />
  )
}

/** Of the stage, left and right. */
const EDGES = 2

/** As large as there is room for, and never larger than it is. */
function useScale(across: number) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [stage, room > 0 ? Math.min(1, (room - EDGES) / across) : 1] as const
}
