/** Documents that carry a script, another file or an action to one, each by another part of the format; and ordinary ones beside them. */
import { deflateSync } from 'node:zlib'

interface Paper {
  /** Further entries of the catalog. */
  readonly catalog?: string
  /** Further entries of the page. */
  readonly page?: string
  /** Objects from number 4 on: what stands between "obj" and "endobj". */
  readonly objects?: readonly string[]
  /** As it is, before the trailer. */
  readonly more?: string
}

/** Without a cross-reference table: readers then go through the file as the parser does. */
function paper({ catalog = '', page = '', objects = [], more = '' }: Paper): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}${more}trailer\n<< /Root 1 0 R /Size ${all.length + 1} >>\nstartxref\n0\n%%EOF\n`, 'latin1')
}

const stream = (dict: string, content: string) => `<< ${dict} /Length ${content.length} >>\nstream\n${content}\nendstream`

/** An object stream with one object in it. */
function packed(number: number, object: string, dict = '/Type /ObjStm'): string {
  const index = `${number} 0 `
  return stream(`${dict} /N 1 /First ${index.length} /Filter /FlateDecode`, deflateSync(index + object).toString('latin1'))
}

const PROGRAM = stream('/Type /EmbeddedFile', 'MZ')
const UNTYPED = stream('', 'MZ')
const UNC = '(\\\\\\\\server\\\\share\\\\a.pdf)'
const annotation = (dict: string) => `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${dict} >>]`
const opens = (action: string) => ({ catalog: `/OpenAction << ${action} >>` })
const SCRIPT = '/S /JavaScript /JS (app.alert\\(1\\))'

export const activePdfs = (): readonly [string, Buffer][] => [
  ['a script at opening', paper(opens(SCRIPT))],
  ['a script whose name is spelled by numbers', paper(opens('/S /J#61va#53cript /JS 4 0 R'))],
  ['a script in the name tree', paper({ catalog: '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>' })],
  ['a script that follows another action', paper(opens(`/S /GoTo /D [3 0 R /Fit] /Next << ${SCRIPT} >>`))],
  ['a script of a form field', paper({ catalog: `/AcroForm << /Fields [<< /T (a) /FT /Tx /AA << /K << ${SCRIPT} >> >> >>] >>` })],
  ['an address that opens with the document', paper(opens('/S /URI /URI (https://a.example)'))],
  [
    'an address that opens with the document, by another object',
    paper({
      catalog: '/OpenAction 4 0 R',
      objects: ['<< /S /GoTo /D [3 0 R /Fit] /Next [5 0 R] >>', '<< /S /URI /URI (https://a.example) >>'],
    }),
  ],
  [
    'an address that opens with the document, packed',
    paper({ catalog: '/OpenAction 9 0 R', objects: [packed(9, '<< /S /URI /URI (https://a.example) >>')] }),
  ],
  ['a program that is started', paper(opens('/S /Launch /F (cmd.exe)'))],
  ['an action whose kind is an object of its own', paper({ ...opens('/S 4 0 R /F (cmd.exe)'), objects: ['/Launch'] })],
  ['a link into another file', paper({ page: annotation(`/Subtype /Link /A << /S /GoToR /F ${UNC} /D [0 /Fit] >>`) })],
  ['a link into an embedded file', paper({ page: annotation('/Subtype /Link /A << /S /GoToE /T << /R /C /N (a) >> >>') })],
  ['a thread in another file', paper({ page: annotation(`/Subtype /Link /A << /S /Thread /F ${UNC} /D 0 >>`) })],
  ['a form that is sent', paper(opens('/S /SubmitForm /F << /FS /URL /F (https://a.example) >>'))],
  ['a form that is filled from a file', paper(opens(`/S /ImportData /F ${UNC}`))],
  ['a rendition', paper(opens('/S /Rendition /OP 0 /R << >>'))],
  ['an XFA form', paper({ catalog: '/AcroForm << /Fields [] /XFA 4 0 R >>', objects: [stream('', '<xdp/>')] })],
  ['an XFA form in parts', paper({ catalog: '/AcroForm << /Fields [] /XFA [(template) 4 0 R] >>', objects: [stream('', '<xdp/>')] })],
  ['a name tree of embedded files', paper({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
  ['a file attachment', paper({ page: annotation('/Subtype /FileAttachment /FS << /EF << /F 4 0 R >> >>'), objects: [PROGRAM] })],
  ['a file specification with a file in it', paper({ objects: ['<< /F (a.exe) /EF << /UF 5 0 R >> >>', UNTYPED] })],
  ['a file that is named by way of another object', paper({ objects: ['<< /F (a.exe) /EF 5 0 R >>', '<< /F 6 0 R >>', UNTYPED] })],
  ['an embedded file that nothing points to', paper({ objects: [PROGRAM] })],
  ['an associated file', paper({ catalog: '/AF [<< /F (a.exe) /EF << /F 4 0 R >> >>]', objects: [UNTYPED] })],
  ['an associated file outside', paper({ catalog: '/AF 4 0 R', objects: [`[<< /F ${UNC} >>]`] })],
  ['a stream whose content is another file', paper({ objects: [stream(`/F ${UNC}`, '')] })],
  ['a 3D annotation', paper({ page: annotation('/Subtype /3D /3DD 4 0 R'), objects: [stream('/Type /3D /Subtype /U3D', '')] })],
  ['a 3D stream with a script', paper({ objects: [stream('/Subtype /U3D /OnInstantiate 5 0 R', ''), stream('', 'x()')] })],
  ['rich media', paper({ page: annotation('/Subtype /RichMedia /RichMediaContent << >>') })],
  ['a movie', paper({ page: annotation(`/Subtype /Movie /Movie << /F ${UNC} >>`) })],
  ['a sound', paper(opens('/S /Sound /Sound 4 0 R'))],
  [
    'two objects of one number, the first with a script',
    paper({ catalog: '/OpenAction 4 0 R', objects: [`<< ${SCRIPT} >>`], more: '4 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n' }),
  ],
  [
    'two objects of one number in object streams, the first with a program',
    paper({ objects: [packed(6, '<< /S /Launch /F (cmd.exe) >>'), packed(6, '<< /S /GoTo /D [3 0 R /Fit] >>')] }),
  ],
  ['a key given twice', paper({ ...opens('/S /Launch /S /GoTo /F (cmd.exe)') })],
  ['a key given twice in an object stream', paper({ objects: [packed(5, '<< /S /Launch /S /GoTo /F (cmd.exe) >>')] })],
  ['embedded files given twice', paper({ objects: ['<< /F (a) /EF 5 0 R /EF null >>', '<< /F 6 0 R >>', UNTYPED] })],
  ['a damaged object', paper({ catalog: '/OpenAction 4 0 R', objects: ['<< /S /Launch /F (cmd.exe) /X <zz /Y) >>'] })],
  ['an object in a comment', paper({ more: '% 9 0 obj << /S /Launch /F (cmd.exe) >> endobj\n' })],
  ['an object in a stream', paper({ objects: [stream('', '9 0 obj << /S%\n/L#61unch /F (cmd.exe) >> endobj')] })],
]

/** Objects packed where the parser does not look for them. */
export const pdfsWithHiddenObjects = (): readonly [string, Buffer][] => [
  ['an object stream whose type is an object of its own', paper({ objects: [packed(9, '<< >>', '/Type 5 0 R'), '/ObjStm'] })],
  ['an object stream without a type', paper({ objects: [packed(9, '<< >>', '')] })],
  ['an object stream in a stream', paper({ objects: [stream('', `9 0 obj\n${packed(10, '<< >>')}\n`)] })],
  ['an object stream that is damaged', paper({ objects: [packed(9, '<< /A <zz /B) ')] })],
]

const XMP = stream('/Type /Metadata /Subtype /XML', '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>')
const CONTENT = stream('', 'BT (HTML/JavaScript 5 years, /Launch of a product, 5 0 obj) Tj ET')
const web = (uri: string) => annotation(`/Subtype /Link /A << /S /URI /URI (${uri}) >>`)

/** What documents have: links, forms, structure, archive metadata, signatures, fonts with glyphs of any name. */
export const plainPdfs = (): readonly [string, Buffer][] => [
  ['a link to a page on the web', paper({ page: web('https://a.example/docs/Web/JavaScript/Launch') })],
  ['links within the document', paper({ page: annotation('/Subtype /Link /A << /S /GoTo /D (end) >>') })],
  ['a link by destination', paper({ page: annotation('/Subtype /Link /Dest [3 0 R /XYZ 0 0 0]'), catalog: '/OpenAction [3 0 R /Fit]' })],
  ['named destinations', paper({ catalog: '/Dests << /Launch [3 0 R /Fit] /Sound [3 0 R /Fit] >>' })],
  [
    'an outline',
    paper({ catalog: '/Outlines 4 0 R', objects: ['<< /First 5 0 R /Last 5 0 R /Count 1 >>', '<< /Title (A) /Parent 4 0 R >>'] }),
  ],
  [
    'a form',
    paper({
      catalog: '/AcroForm << /Fields [4 0 R] /DA (/Helv 0 Tf) /SigFlags 3 >>',
      page: '/Annots [4 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /Widget /FT /Btn /T (country) /F 4 /AS /AF /Rect [0 0 9 9] /AP << /N << /AF 5 0 R /EF 5 0 R /Off 5 0 R >> >> >>',
        stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', ''),
      ],
    }),
  ],
  ['a form with buttons that clear it', paper({ page: annotation('/Subtype /Widget /FT /Btn /T (b) /A << /S /ResetForm >>') })],
  [
    'a tagged document',
    paper({
      catalog: '/MarkInfo << /Marked true >> /Lang (en-US) /StructTreeRoot 4 0 R',
      objects: [
        '<< /Type /StructTreeRoot /K 5 0 R /RoleMap << /Title /H1 >> >>',
        '<< /Type /StructElem /S /P /P 4 0 R /Pg 3 0 R /K [0] >>',
      ],
    }),
  ],
  [
    'an archived document with metadata and an output intent',
    paper({
      catalog:
        '/Metadata 4 0 R /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /DestOutputProfile 5 0 R >>]',
      objects: [XMP, stream('/N 3', 'icc')],
    }),
  ],
  ['text that speaks of scripts', paper({ page: '/Contents 4 0 R', objects: [CONTENT] })],
  ['layers', paper({ catalog: '/OCProperties << /OCGs [4 0 R] /D << /Order [4 0 R] >> >>', objects: ['<< /Type /OCG /Name (Screen) >>'] })],
  ['a blend mode', paper({ page: '/Resources << /ExtGState << /G0 << /BM /Screen /SMask /None >> >> >>' })],
  [
    'a font whose glyphs are called by numbers',
    paper({
      objects: [
        '<< /Type /Font /Subtype /Type3 /CharProcs << /AF 5 0 R /EF 5 0 R >> /Encoding << /Differences [239 /EF /AF] >> >>',
        stream('', 'd0'),
      ],
    }),
  ],
  ['objects in an object stream', paper({ objects: [packed(5, '<< /S /GoTo /D [3 0 R /Fit] >>')] })],
  ['an object that was changed later', paper({ objects: ['<< /A 1 >>'], more: '4 0 obj\n<< /A 2 >>\nendobj\n' })],
  ['an empty object', paper({ objects: [''] })],
]
