-- Beginnings of six letters have rows of their own, too: thousands of SKUs may share them.
INSERT INTO "word_bits"
SELECT "brand", "chunk", left("word", 6), true, bit_or("in_title"), bit_or("in_names"), bit_or("in_text")
FROM "word_bits" WHERE NOT "is_begun" AND length("word") >= 6
GROUP BY "brand", "chunk", left("word", 6);
