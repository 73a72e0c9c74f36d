import { MOST_NUMBERS_A_STROKE, MOST_STROKES, SIGNATURE_BOX } from '@hearthline/domain/facts/signature-box'
import { Button } from '@hearthline/ui/button'
import { FieldError } from '@hearthline/ui/field'
import { type PointerEvent, useRef } from 'react'
import { pathOf, type Strokes } from './signature-mark.tsx'

export interface SignaturePadProps {
  readonly id: string
  /** 'Your signature' */
  readonly label: string
  readonly strokes: Strokes
  readonly error: string | undefined
  readonly onStrokes: (strokes: Strokes) => void
}

const { width, height } = SIGNATURE_BOX
/** Nearer points say nothing more. */
const APART = 3

/** Drawn with a finger, a pen or a mouse; kept as strokes, not as a picture. Whoever has none of these types instead. */
export function SignaturePad({ id, label, strokes, error, onStrokes }: SignaturePadProps) {
  const drawing = useRef<number[] | undefined>(undefined)
  const at = (event: PointerEvent<SVGSVGElement>): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
    return [
      within(((event.clientX - box.left) / box.width) * width, width),
      within(((event.clientY - box.top) / box.height) * height, height),
    ]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (strokes.length >= MOST_STROKES || (event.pointerType === 'mouse' && event.button !== 0)) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const [x, y] = at(event)
    // A dot is a stroke of no length.
    drawing.current = [x, y, x, y]
    onStrokes([...strokes, drawing.current])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const stroke = drawing.current
    if (!stroke || stroke.length + 2 > MOST_NUMBERS_A_STROKE) return
    const [x, y] = at(event)
    if (Math.hypot(x - stroke.at(-2)!, y - stroke.at(-1)!) < APART) return
    drawing.current = [...stroke, x, y]
    onStrokes([...strokes.slice(0, -1), drawing.current])
  }
  const end = () => {
    drawing.current = undefined
  }
  return (
    <div className="ui-field" data-invalid={error ? true : undefined}>
      <p className="font-semibold" id={`${id}-label`}>
        {label}
      </p>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its label stands above it */}
      <svg
        id={id}
        className="signature-pad"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="20" x2={width - 20} y1={height - 40} y2={height - 40} />
        <path d={pathOf(strokes)} />
      </svg>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="flex gap-3">
        <Button
          variant="quiet"
          size="medium"
          aria-label={`Undo: ${label}`}
          disabled={strokes.length === 0}
          onClick={() => onStrokes(strokes.slice(0, -1))}
        >
          Undo
        </Button>
        <Button variant="quiet" size="medium" aria-label={`Clear: ${label}`} disabled={strokes.length === 0} onClick={() => onStrokes([])}>
          Clear
        </Button>
      </div>
    </div>
  )
}
