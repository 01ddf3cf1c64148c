// The slowest library to start, imported separately after the others.
import 'react-dom/client'
