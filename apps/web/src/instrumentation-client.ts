import { neverCompileSchemas } from '@skelly/site/schemas'

// Next runs this before anything else of a page
neverCompileSchemas()
