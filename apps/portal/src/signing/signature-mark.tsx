import { SIGNATURE_BOX } from '@hearthline/domain/facts/signature-box'
import type { AdoptedSignature } from './signing-source.ts'
import './signing.css'

const { width, height } = SIGNATURE_BOX

export type Strokes = readonly (readonly number[])[]

export const pathOf = (strokes: Strokes): string =>
  strokes
    .map((numbers) =>
      numbers.reduce((path, value, index) => (index % 2 === 0 ? `${path}${index === 0 ? 'M' : 'L'}${value} ` : `${path}${value} `), ''),
    )
    .join('')

export function StrokesMark({ strokes, label }: { readonly strokes: Strokes; readonly label: string }) {
  return (
    <svg className="signature-drawn" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={pathOf(strokes)} />
    </svg>
  )
}

/** How it stands in the documents. */
export function SignatureMark({ signature, form }: { readonly signature: AdoptedSignature; readonly form: 'SIGNATURE' | 'INITIALS' }) {
  const text = form === 'INITIALS' ? signature.initials : signature.name
  const strokes = signature.form === 'DRAWN' ? (form === 'INITIALS' ? signature.initialsDrawing : signature.signatureDrawing) : undefined
  if (!strokes) return <span className="signature-typed">{text}</span>
  return <StrokesMark strokes={strokes} label={form === 'INITIALS' ? `Your initials, drawn: ${text}` : `Your signature, drawn: ${text}`} />
}
