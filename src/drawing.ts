// The longest of the libraries to start, after the others and by itself.
import 'react-dom/client'
