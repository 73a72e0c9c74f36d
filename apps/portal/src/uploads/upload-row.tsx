import { CloseIcon, DocumentIcon, ErrorIcon, SuccessIcon } from '@hearthline/ui/icon'
import type { ReactNode } from 'react'
import { formatByteSize } from './format-byte-size.ts'

export interface UploadRowProps {
  name: string
  byteSize: number
  state: 'sent' | 'sending' | 'interrupted' | 'refused'
  /** 0 to 1 of one that is on its way. */
  share?: number
  problem?: string | undefined
  /** What can be done beside removing it. */
  action?: ReactNode
  /** Left out of what stays. */
  onRemove?: (() => void) | undefined
}

const percent = (share: number) => `${Math.floor(share * 100)}%`

/** One file: how far it is, or what is wrong with it, and what can be done. */
export function UploadRow({ name, byteSize, state, share = 0, problem, action, onRemove }: UploadRowProps) {
  const note = {
    sent: `${formatByteSize(byteSize)}, uploaded`,
    sending: share < 1 ? `${formatByteSize(byteSize)}, ${percent(share)} uploaded` : 'Checking the file…',
    interrupted: `The upload stopped at ${percent(share)}. It continues from there.`,
    refused: problem ?? '',
  }[state]
  return (
    <li data-state={state}>
      {state === 'refused' ? <ErrorIcon /> : state === 'sent' ? <SuccessIcon /> : <DocumentIcon />}
      <div className="min-w-0 flex-1">
        <p className="upload-name">
          <bdi>{name}</bdi>
        </p>
        <p className="upload-note" role={state === 'refused' || state === 'interrupted' ? 'alert' : undefined}>
          {note}
        </p>
        {(state === 'sending' || state === 'interrupted') && <progress value={share} max={1} aria-label={`Uploading ${name}`} />}
        {action}
      </div>
      {onRemove && (
        <button
          type="button"
          className="upload-remove"
          onClick={onRemove}
          aria-label={`${state === 'sending' ? 'Stop upload' : 'Remove'} ${name}`}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  )
}
