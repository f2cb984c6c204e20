"""What is known of people from the games they have finished: results, statistics, stamps, ratings."""
