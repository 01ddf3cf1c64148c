// Imports the chunk of libraries separately, to avoid one long task. The bundler keeps these imports although nothing
// of them is used.
import 'react'
import 'scheduler'
