import { Button } from '@hearthline/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentSkeleton } from '../document-viewer/document-skeleton.tsx'
import { PdfPages } from '../document-viewer/pdf-pages.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { useSigningSource } from './signing-source.ts'

const TEST_FILE = 'Test file'

/** 15 USC 7001(c)(1)(C)(ii): the file with the word that whoever agrees types, opened where it is asked for. */
export function TestFile() {
  const source = useSigningSource()
  const [isOpen, setOpen] = useState(false)
  const file = useQuery({
    queryKey: [...source.key, 'access-check'],
    queryFn: source.accessCheck,
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <div>
        <Button variant="secondary" size="medium" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the test file' : 'Open the test file'}
        </Button>
      </div>
      {isOpen && file.isPending && <DocumentSkeleton />}
      {isOpen && file.error && <FormProblem error={file.error} />}
      {isOpen && file.data && <PdfPages content={file.data} title={TEST_FILE} onEnd={() => undefined} />}
    </>
  )
}
