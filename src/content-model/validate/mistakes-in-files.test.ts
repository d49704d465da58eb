import { fileMistakes } from "../../../test/content/mistakes/files"
import { testMistakes } from "../../../test/content/mistakes/test-mistakes"

testMistakes(fileMistakes)
