"""Training evaluations on games that `greedy` plays against itself, in a folder from which an interrupted training resumes."""
